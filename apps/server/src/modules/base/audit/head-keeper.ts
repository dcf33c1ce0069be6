import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { isMacOf } from './audit-mac.ts'
import { sealText, type Seal } from './audit-row.ts'
import { readHeadLine, type AuditHead, type HeadSigner } from './audit-head.ts'
import type { HeadFolder } from './head-folder.ts'
import { sealColumns } from './seal-columns.ts'

/** How often a head is kept while there are new seals, in milliseconds: a tail that is cut within this time may go unnoticed. */
export const headInterval = 30_000

interface KnownHead {
  sealId: number
  mac: string
}

/**
 * Keeps the head of the audit chain outside the database: signed, as a line in a folder and as a line in the log. Each process keeps the
 * head for its own folder, whichever process made the seal.
 */
export class HeadKeeper {
  private readonly folder: HeadFolder
  private readonly signer: HeadSigner
  private readonly key: Buffer
  private readonly log: Pick<Logger, 'info' | 'error'>
  private last: KnownHead | undefined
  private isOpened = false
  private nextAt = -Infinity

  constructor(folder: HeadFolder, signer: HeadSigner, key: Buffer, log: Pick<Logger, 'info' | 'error'>) {
    this.folder = folder
    this.signer = signer
    this.key = key
    this.log = log
  }

  /** Keeps the newest seal's head where it is new and the last one was kept long enough ago; `isLast`: however long ago. */
  async keep(pool: Pool, now: Date, { isLast = false } = {}): Promise<void> {
    if (!isLast && performance.now() < this.nextAt) return
    await this.open()
    const seal = await newestSeal(pool)
    if (seal === undefined) return this.compare(pool)
    const mac = seal.mac.toString('hex')
    if (seal.id === this.last?.sealId && mac === this.last.mac) return
    this.nextAt = performance.now() + headInterval
    await this.compare(pool)
    // a row that was written without the key must not be signed
    if (!isMacOf(this.key, sealText(seal), seal.mac)) {
      this.log.error({ seal: seal.id }, 'the newest seal of the audit trail does not match its keyed hash; its head is not kept')
      return
    }
    const head: AuditHead = {
      sealId: seal.id,
      rowId: seal.lastId,
      count: seal.count,
      root: seal.root.toString('hex'),
      mac,
      sealedAt: seal.sealedAt.toISOString(),
      keptAt: now.toISOString(),
    }
    const line = this.signer.lineOf(head)
    await this.folder.append(line, now)
    this.log.info({ auditHead: line }, 'head of the audit trail')
    this.last = { sealId: head.sealId, mac }
  }

  /** Starts from the head that was kept last, by any process. */
  private async open(): Promise<void> {
    if (this.isOpened) return
    await this.folder.writePublicKey(this.signer.point.toString('hex'))
    const files = await this.folder.files()
    for (const file of files.toReversed()) {
      const lines: string[] = []
      for await (const { text } of this.folder.lines(file)) lines.push(text)
      // a signature takes milliseconds to check: the newest that holds is enough
      const newest = lines.findLast((line) => this.isSigned(line))
      const head = newest === undefined ? undefined : readHeadLine(newest)
      if (head !== undefined) {
        this.last = { sealId: head.sealId, mac: head.mac }
        break
      }
    }
    this.isOpened = true
  }

  private isSigned(line: string): boolean {
    const head = readHeadLine(line)
    return head !== undefined && this.signer.isSigned(head)
  }

  /** Writes to the log at once where the chain no longer holds what was kept last; `npm run audit:verify` says the rest. */
  private async compare(pool: Pool): Promise<void> {
    const { last } = this
    if (last === undefined) return
    const { rows } = await pool.query<{ mac: Buffer }>('select mac from audit_seals where id = $1', [last.sealId])
    if (rows[0]?.mac.toString('hex') === last.mac) return
    this.log.error(last, 'the audit trail no longer holds the head that was kept last: its end was cut, or an older copy was restored')
    this.last = undefined
  }
}

async function newestSeal(pool: Pool): Promise<Seal | undefined> {
  const { rows } = await pool.query<Seal>(`select ${sealColumns} from audit_seals order by id desc limit 1`)
  return rows[0]
}
