/**
 * What page and key middleware say to each other over HTTP on the user's own machine (docs/how-to/connect-a-certificate-authority.md):
 * POST <address>/listCertificates and /sign, JSON both ways. Codes of failures are those of SKF (GM/T 0016).
 */
export interface KeyCertificate {
  /** The middleware's own name of the certificate. */
  id: string
  /** What a person tells it by; may be empty. */
  label: string
  /** DER, base64. */
  certificate: string
  /** Authorities between it and a root, where the key holds them. */
  chain: string[]
}

/** SAR_DEVICE_REMOVED, SAR_PIN_INCORRECT and SAR_PIN_LOCKED of GM/T 0016; 1 is ours: the person has refused. */
export const keyCodes = { done: 0, refused: 1, deviceRemoved: 0x0a000023, pinIncorrect: 0x0a000024, pinLocked: 0x0a000025 } as const
