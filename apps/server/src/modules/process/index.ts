export { advance, storeAdvance, type Position } from './advance.ts'
export { candidateKey, groupKeysOf, keysOf, keysOfOrganization, keysOfWorkGroup } from './candidate.ts'
export { findInstance, lockInstance, newInstance, type Instance } from './instance-repository.ts'
export { returnTargets } from './return-targets.ts'
