export { advance, storeAdvance, type Position } from './advance.ts'
export { aloneAt, isOnlyTask, rowOf } from './alone-at.ts'
export { authorityBodies, groupKeysOf, keysOf, keysOfOrganization, keysOfWorkGroup, officeKeys } from './candidate.ts'
export {
  isGroupKey,
  isKeyOf,
  isKeyOfRoles,
  isKeyOfGroup,
  isKeyOfOne,
  keyOfApplicant,
  keyOfGroup,
  keyOfPart,
  keyOfThirdParty,
  keyOfUser,
  partsOfKey,
  roleInKey,
  thirdPartyInKey,
  userInKey,
  userOfKey,
} from './candidate-key.ts'
export { keyOfStep, type CaseAtWork } from './key-of-step.ts'
export { migrationFit, type MigrationFit } from './migration-fit.ts'
export { allStepSettings, stepSettings } from './step-settings.ts'
export { findInstance, findInstances, lockInstance, newInstance, wasAt, type Instance } from './instance-repository.ts'
export { jumpTargets, reopenTargets, type MoveTarget } from './move-targets.ts'
export { backFromJoin, backFromReturn, isEarlierStep, returnTargets } from './return-targets.ts'
export { principalOf, standsInCondition } from './standing-in.ts'
export { officeAt, presenceAt } from './presence.ts'
export { awaitedAt, isAskedAt, placeOf, signerOf, stillToAsk, type Place, type Signer } from './signer.ts'
export {
  canAct,
  keyHolders,
  listGroupsOf,
  readPeopleAround,
  readPeopleOfKeys,
  readTaskOfficials,
  readTaskPeople,
  type KeyHolders,
  type TaskPerson,
  type WorkGroup,
} from './task-people.ts'
