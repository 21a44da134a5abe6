import type { ProductRow, VisibilityForm } from '#contract/names.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { makeCatalogueFile } from './catalogueFile.service.ts';
import type { CatalogueFileService } from './catalogueFile.service.ts';
import { makeCategories } from './categories.service.ts';
import type { CategoriesService } from './categories.service.ts';
import { makeDefinitions } from './definitions.service.ts';
import { listProducts } from './productList.service.ts';
import { makeSheetService } from './sheet.service.ts';
import type { SheetService } from './sheet.service.ts';
import { setVisibility } from './visibility.service.ts';

/** The catalogue in the hands of staff. */
export interface StaffProducts extends ReturnType<typeof makeDefinitions> {
  categories: CategoriesService;
  sheet: SheetService;
  file: CatalogueFileService;
  list(venueId: string, query: ListQuery): Promise<List<ProductRow>>;
  setVisibility(venueId: string, form: VisibilityForm): Promise<void>;
}

export const makeStaffProducts = (deps: CatalogDeps): StaffProducts => ({
  ...makeDefinitions(deps),
  categories: makeCategories(deps),
  sheet: makeSheetService(deps),
  file: makeCatalogueFile(deps),
  list: (venueId, query) => listProducts(deps.db, venueId, query),
  setVisibility: setVisibility(deps),
});
