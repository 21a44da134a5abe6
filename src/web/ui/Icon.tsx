import { iconPaths, type IconName } from './iconPaths.ts';

type IconProps = { name: IconName; size?: number; className?: string | undefined };

export const Icon = ({ name, ...rest }: IconProps) => <IconShape path={iconPaths[name]} {...rest} />;

type IconShapeProps = { path: string; size?: number; className?: string | undefined };

/** An icon whose path is not one of visitors' pages. */
export function IconShape({ path, size = 20, className }: IconShapeProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  );
}
