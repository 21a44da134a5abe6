import { useQuery } from '@tanstack/react-query';
import type { Image } from '#contract/names.ts';
import { imageQuery } from '#web/queries/admin/images.ts';
import { Picture } from '#web/ui/Picture.tsx';

type ChosenPictureProps = { imageId: string | null; fallback: Image; className: string };

export function ChosenPicture({ imageId, fallback, className }: ChosenPictureProps) {
  const { data } = useQuery({ ...imageQuery(imageId ?? ''), enabled: imageId !== null });
  const image = imageId === null ? null : (data?.image ?? null);
  return <Picture image={image} fallback={fallback} width={380} className={className} />;
}
