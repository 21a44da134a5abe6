import packageJson from '../../../package.json' with { type: 'json' };

const { entry, project, ...settings } = packageJson.knip;
const isProduct = (glob: string): boolean => !/^(?:tests|e2e)\//.test(glob);

/** The dead-code check without the tests: what only they read is dead. Each exception has its reason. */
export default {
  ...settings,
  entry: entry.filter(isProduct),
  project: project.filter(isProduct),
  vitest: false,
  playwright: false,
  ignoreIssues: {
    // Lists and types of the contract, held against the specification and the domain by tests.
    'src/contract/problems.ts': ['exports'],
    'src/domain/catalog/productTypes.ts': ['types'],
    // The inverse of what the product asks, by which property tests check the other direction.
    'src/domain/values/zonedTime.ts': ['exports'],
    'src/domain/scheduling/solver/existingBookings.ts': ['exports'],
  },
};
