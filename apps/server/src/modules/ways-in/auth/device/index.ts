export { makeNonce } from '../nonce.ts'
export { enterRemembered, forgetRemembered } from './remembered.ts'
