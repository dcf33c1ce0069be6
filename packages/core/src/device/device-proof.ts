/** The header in which a browser proves its key: `<SPKI>~<nonce>~<signature>`, keys and signature as base64url. */
export const deviceProofHeader = 'x-device-proof'

/** What the proof is for; it is signed with the nonce, so that a proof for one call opens no other. */
export type DevicePurpose = 'sign-in' | 'token' | 'remembered'

/** The text that the browser signs (ECDSA P-256, SHA-256). */
export function deviceMessage(purpose: string, nonce: string): string {
  return `wenwu-device-v1\n${purpose}\n${nonce}`
}
