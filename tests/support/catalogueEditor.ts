import { expect } from 'vitest';
import type { CategoryForm, CollectionForm, ProductForm, ProductGroupForm } from '#contract/names.ts';
import type { TestAnswer, TestApp } from './app.ts';

/** Whole forms, for tests that change a field or two. */
export const productForm = (change: Partial<ProductForm> = {}): ProductForm => ({
  type: 0,
  name: { nl: 'Zweven' },
  description: { nl: '' },
  imageId: null,
  price: 5500,
  vatRate: 9,
  paymentMoment: 'payment',
  depositPercentage: 100,
  visible: true,
  priceRules: [],
  planning: null,
  stay: null,
  stayProductId: null,
  visits: null,
  usableDays: null,
  worth: [],
  categoryIds: [],
  ...change,
});

export const collectionForm = (change: Partial<CollectionForm> = {}): CollectionForm => ({
  name: { nl: 'Dagje weg' },
  description: { nl: '' },
  imageId: null,
  price: 9900,
  vatRate: 9,
  paymentMoment: 'payment',
  depositPercentage: 100,
  visible: true,
  parts: [],
  priceRules: [],
  categoryIds: [],
  ...change,
});

export const groupForm = (change: Partial<ProductGroupForm> = {}): ProductGroupForm => ({
  name: { nl: 'Lang of kort' },
  description: { nl: '' },
  imageId: null,
  visible: true,
  options: [],
  categoryIds: [],
  ...change,
});

export const categoryForm = (change: Partial<CategoryForm> = {}): CategoryForm => ({
  name: { nl: 'Nieuw' },
  description: { nl: '' },
  visible: true,
  productIds: [],
  ...change,
});

type Versioned = { id: string; version: number };

/** A member of staff who changes the catalogue; each step but `send` expects to succeed. */
export class CatalogueEditor {
  readonly app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.app = app;
    this.token = token;
  }

  send<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer<T>> {
    return this.app.call<T>(method, `/api${path}`, { token: this.token, ...(body === undefined ? {} : { body }) });
  }

  async read<T extends Versioned>(path: string): Promise<T> {
    const answer = await this.send<T>('GET', path);
    expect([answer.status, answer.json.code]).toEqual([200, undefined]);
    return answer.json.data;
  }

  async create<T extends Versioned>(path: string, form: object): Promise<T> {
    const answer = await this.send<T>('POST', path, form);
    expect([answer.status, answer.json.errors]).toEqual([201, undefined]);
    return answer.json.data;
  }

  /** Changes some fields of what is there. */
  async change<T extends Versioned>(path: string, change: object): Promise<T> {
    const answer = await this.send<T>('PUT', path, await this.changed(path, change));
    expect([answer.status, answer.json.errors]).toEqual([200, undefined]);
    return answer.json.data;
  }

  /** What a form would send now. */
  async changed(path: string, change: object = {}): Promise<object> {
    const {
      id: _id,
      xplanId: _xplan,
      objectType: _type,
      image: _image,
      products,
      ...form
    } = await this.read<Versioned & Record<string, unknown>>(path);
    const listed = products === undefined ? {} : { productIds: (products as Versioned[]).map(({ id }) => id) };
    return { ...form, ...listed, ...change };
  }
}
