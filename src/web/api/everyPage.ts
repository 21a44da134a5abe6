import type { ListMeta } from '#contract/names.ts';

const pageSize = 200;

type Page<Row> = { data: Row[]; meta: Pick<ListMeta, 'next'> };
type Part = { cursor?: string; pageSize: number };

/** All rows of a list of the server. */
export async function everyPage<Row>(
  read: (part: Part) => Promise<Page<Row>>,
  from: Partial<Part> = {},
): Promise<Row[]> {
  const { data, meta } = await read({ pageSize, ...from });
  return meta.next === null ? data : [...data, ...(await everyPage(read, { cursor: meta.next }))];
}
