export { advance, storeAdvance, type Position } from './advance.ts'
export { groupKeysOf, keysOf, keysOfOrganization, keysOfWorkGroup } from './candidate.ts'
export { findInstance, lockInstance, newInstance, type Instance } from './instance-repository.ts'
