import { RadioTags, type RadioTagsProps } from './RadioTags.tsx';

/** Times as radio tags in four equal columns. */
export function TimeGrid(props: Omit<RadioTagsProps, 'dot' | 'size' | 'layout'>) {
  return <RadioTags {...props} dot={false} size="time" layout="grid" />;
}
