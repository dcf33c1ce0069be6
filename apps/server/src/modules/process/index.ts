export { advance, type Position } from './advance.ts'
export { candidateKey, keysOf, keysOfOrganization, keyOfWorkGroup } from './candidate.ts'
export { findInstance, lockInstance, newInstance, type Instance } from './instance-repository.ts'
