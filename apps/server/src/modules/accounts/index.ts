export { findUser, listExperts, listThirdParties, noteSignIn, type Account, type Expert, type ThirdParty } from './account-repository.ts'
export { createFirstAdministrators, type FirstAdministrator } from './first-administrators.ts'
export { usernameKey } from '@wenwu/core/users/username'
export { digestOf, randomPassword } from './random-password.ts'
