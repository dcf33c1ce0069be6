export { advance, type Position } from './advance.ts'
export { candidateKey, groupKeysOf, keysOf, keysOfOrganization, keysOfWorkGroup } from './candidate.ts'
export { findInstance, lockInstance, newInstance, type Instance } from './instance-repository.ts'
