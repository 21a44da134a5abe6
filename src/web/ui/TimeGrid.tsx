import { RadioTags, type RadioTagsProps } from './RadioTags.tsx';

export function TimeGrid(props: Omit<RadioTagsProps, 'dot' | 'size' | 'layout'>) {
  return <RadioTags {...props} dot={false} size="time" layout="grid" />;
}
