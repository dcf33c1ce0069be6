import type { Logger } from 'pino'
import type { Config } from '../../../platform/config.ts'
import { auditKey } from './append-audit.ts'
import { HeadSigner } from './audit-head.ts'
import { HeadFolder } from './head-folder.ts'
import { HeadKeeper } from './head-keeper.ts'
import type { KeptHeads } from './verify-heads.ts'

type HeadSettings = Pick<Config, 'secret' | 'auditHeadsDirectory'>

/** Where this installation keeps the heads of its audit trail, and what signs them. */
export function headsOf({ secret, auditHeadsDirectory }: HeadSettings): KeptHeads {
  return { folder: new HeadFolder(auditHeadsDirectory), signer: new HeadSigner(secret) }
}

/** What keeps the heads of this installation. */
export function headKeeperOf(config: HeadSettings, log: Pick<Logger, 'info' | 'error'>): HeadKeeper {
  const { folder, signer } = headsOf(config)
  return new HeadKeeper(folder, signer, auditKey(config.secret), log)
}
