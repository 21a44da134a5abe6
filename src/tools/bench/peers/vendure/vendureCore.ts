import { installed, requireFrom } from '../../aside.ts';

export const vendure = { name: 'vendure', dependencies: { '@vendure/core': '3.7.3', pg: '8.23.1' } };

type Token<Service> = { prototype: Service };

type Populator = { populateInitialData(data: object): Promise<void> };
type Contexts = { create(config: { apiType: 'admin' }): Promise<object> };
type Products = { create(context: object, input: object): Promise<{ id: number }> };
type Variants = { create(context: object, input: object[]): Promise<{ id: number }[]> };

export type VendureApp = {
  get<Service>(token: Token<Service>): Service;
  getHttpServer(): { address(): { port: number } };
};

/** What the bench uses of `@vendure/core`. */
export type VendureCore = {
  bootstrap(config: object): Promise<VendureApp>;
  DefaultLogger: new (options: { level: number }) => object;
  dummyPaymentHandler: { code: string };
  Populator: Token<Populator>;
  RequestContextService: Token<Contexts>;
  ProductService: Token<Products>;
  ProductVariantService: Token<Variants>;
};

export const vendureCore = async (): Promise<VendureCore> => requireFrom(await installed(vendure), '@vendure/core');
