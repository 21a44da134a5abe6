const pageSize = 200;

type Page<Row> = { data: Row[]; meta: { total: number } };

/** All rows of a list of the server. */
export async function everyPage<Row>(
  read: (part: { page: number; pageSize: number }) => Promise<Page<Row>>,
  page = 1,
): Promise<Row[]> {
  const { data, meta } = await read({ page, pageSize });
  return page * pageSize >= meta.total ? data : [...data, ...(await everyPage(read, page + 1))];
}
