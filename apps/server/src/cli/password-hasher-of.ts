import type { Config } from '../platform/config.ts'
import { deriveKey } from '../platform/crypto/keys.ts'
import { PasswordHasher } from '../platform/passwords/password-hasher.ts'

/** The password hasher of an installation: the same pepper and cost as in app.ts. */
export function passwordHasherOf(config: Config): PasswordHasher {
  return new PasswordHasher({ pepper: deriveKey(config.secret, 'password-pepper'), cost: config.passwordCost })
}
