declare const KUUR_TEST_BUILD: boolean | undefined;

/**
 * True under the test runner and in the build for the browser tests, false in development and production.
 * The production build replaces the constant, so code behind it is not in the product.
 */
export const testBuild: boolean =
  typeof KUUR_TEST_BUILD === 'undefined' ? process.env['VITEST'] === 'true' : KUUR_TEST_BUILD;
