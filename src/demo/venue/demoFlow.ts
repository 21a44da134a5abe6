import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { CheckoutType } from '#server/db/catalogTables.ts';
import type { FlowConfig } from '#server/db/jsonColumns.ts';

export type DemoFlow = {
  slug: string;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  type: number;
  checkoutType: CheckoutType;
  config?: FlowConfig;
  productId?: string;
  /** Without an activity it is the entry's own. */
  groups?: { name: Translated; entryId: string; activityId?: string }[];
  /** Pages after the index; 3 chooses arrangements, 4 treatments. */
  subFlows?: { name: Translated; description: Translated<RichText>; type: 3 | 4 }[];
  /** The categories on each page, the index first. */
  pages?: string[][];
};
