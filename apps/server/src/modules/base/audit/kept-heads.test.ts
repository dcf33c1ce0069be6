import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../../platform/database/pool.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { verifySm2 } from '../../../platform/crypto/sm2.ts'
import { auditKey, makeAuditWriter } from './append-audit.ts'
import { HeadFolder } from './head-folder.ts'
import { headKeeperOf, headsOf } from './heads-of.ts'
import { sealOnce, startSealer } from './sealer.ts'
import { main } from './verify-command.ts'
import { verifyAudit } from './verify.ts'

const secret = Buffer.from('a secret of at least thirty-two bytes', 'utf8')
const key = auditKey(secret)
const write = makeAuditWriter(key)
const at = new Date('2026-11-20T02:00:00.123Z')
const day = 'heads-2026-11-20.jsonl'

describe('heads of the audit trail kept outside the database', () => {
  let database: TestDatabase
  let pool: Pool
  let folder = ''
  let logged: unknown[] = []
  const log = { info: (line: unknown) => void logged.push(line), error: (...args: unknown[]) => void logged.push(args.at(-1)) }
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.connection, { max: 6 })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  beforeEach(async () => {
    logged = []
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wenwu-heads-'))
    await tamper('truncate audit_rows, audit_seals restart identity')
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  const config = () => ({ secret, auditHeadsDirectory: folder })
  const keeper = () => headKeeperOf(config(), log)
  /** As the owner of the database: with the triggers switched off. */
  const tamper = (sql: string) => pool.query(`begin; set local session_replication_role = 'replica'; ${sql}; commit`)
  const add = (...numbers: number[]) =>
    inTransaction(pool, async (db) => {
      for (const n of numbers)
        await write(db, {
          at: new Date(at.getTime() + n),
          requestId: `request-${n}`,
          actor: null,
          address: '192.0.2.1',
          action: 'cases.void',
          objectType: 'case',
          objectId: String(n),
          outcome: 'done',
          details: {},
        })
    })
  const seal = () =>
    vi.waitFor(
      async () => {
        await sealOnce(pool, key, at)
        expect(await verifyAudit(pool, key)).toMatchObject({ ok: true, unsealed: 0 })
      },
      { timeout: 30_000, interval: 50 },
    )
  /** Three seals; the head of each was kept. */
  async function build(): Promise<void> {
    const keeping = keeper()
    for (const n of [1, 2, 3]) {
      await add(2 * n, 2 * n + 1)
      await seal()
      await keeping.keep(pool, at, { isLast: true })
    }
  }
  const verify = async () => {
    const lines: string[] = []
    const code = await main(pool, config(), (line) => lines.push(line))
    return { code, lines: lines.join('\n') }
  }
  const lastSeal = async () => (await pool.query<{ id: number }>('select max(id) as id from audit_seals')).rows[0]!.id
  const linesOf = (file = day) => fs.readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n')

  it('are lines of a file a day and of the log, signed by SM2, and agree with the trail', async () => {
    await build()
    expect(await verify()).toMatchObject({ code: 0, lines: expect.stringContaining(`（封存 ${await lastSeal()}）相符`) as string })
    const lines = linesOf()
    expect(lines).toHaveLength(3)
    expect(logged).toEqual(lines.map((auditHead) => ({ auditHead })))
    // with what the folder holds alone: the public key and the line
    const { signature, ...head } = JSON.parse(lines[2]!) as Record<string, string | number>
    const point = Buffer.from(fs.readFileSync(path.join(folder, 'sm2-public-key.txt'), 'utf8').trim(), 'hex')
    const text = JSON.stringify([1, head.sealId, head.rowId, head.count, head.root, head.mac, head.sealedAt, head.keptAt])
    expect(verifySm2(point, Buffer.from(text), Buffer.from(String(signature), 'hex'))).toBe(true)
    expect(head).toMatchObject({ sealId: await lastSeal(), rowId: 6, keptAt: at.toISOString() })
  })

  it('show a tail that was cut together with its seals', async () => {
    await build()
    const last = await lastSeal()
    await tamper(`delete from audit_rows where id > 4; delete from audit_seals where id = ${last}`)
    // the database alone looks complete
    expect(await verifyAudit(pool, key)).toMatchObject({ ok: true, rows: 4 })
    const { code, lines } = await verify()
    expect(code).toBe(1)
    expect(lines).toContain(
      `审计日志已被破坏：数据库外保存的链头所指的封存已不存在：最新的记录连同封存被删除，或恢复了较早的备份（audit_seals.id = ${last}, ${day}:3）`,
    )
    expect(lines).toContain(`The head was kept at ${at.toISOString()}; the database ends at seal ${last - 1} (${at.toISOString()})`)
  })

  it('show that everything was deleted', async () => {
    await build()
    await tamper('truncate audit_rows, audit_seals')
    expect((await verify()).lines).toContain('the database ends at no seal')
  })

  it('show a chain that continued after the cut, and the log says so at once', async () => {
    await build()
    const last = await lastSeal()
    const keeping = keeper()
    await tamper(
      `delete from audit_rows where id > 4; delete from audit_seals where id = ${last}; alter table audit_seals alter column id restart with ${last}`,
    )
    await add(8)
    await seal()
    await keeping.keep(pool, at, { isLast: true })
    expect(logged).toContain('the audit trail no longer holds the head that was kept last: its end was cut, or an older copy was restored')
    expect((await verify()).lines).toContain(
      `封存与数据库外保存的链头不同：记录链曾被截断后重写，或恢复较早的备份后继续写入（audit_seals.id = ${last}, ${day}:3）`,
    )
  })

  it.each([
    ['that was changed', (line: string) => line.replace('"rowId":6', '"rowId":4')],
    ['whose seal was changed', (line: string) => line.replace(/"sealId":\d+/, '"sealId":999')],
    ['that is none any more', () => 'nothing'],
  ])('are convicted themselves: one %s', async (_name, change) => {
    await build()
    const lines = linesOf()
    fs.writeFileSync(path.join(folder, day), `${[...lines.slice(0, 2), change(lines[2]!)].join('\n')}\n`)
    const { code, lines: told } = await verify()
    expect(code).toBe(1)
    expect(told).toContain('数据库外保存的链头被修改，签名不符')
    expect(told).toContain(`${day}:3`)
  })

  it('that are missing are reported, unless the trail has only just begun', async () => {
    await build()
    fs.rmSync(folder, { recursive: true })
    const { code, lines } = await verify()
    expect(code).toBe(1)
    expect(lines).toContain(`审计日志无法完全核对：没有找到数据库外保存的链头，无法判断最新的记录是否被截断（${folder}）`)
    const early = await verifyAudit(pool, key, { heads: headsOf(config()), now: new Date(at.getTime() + 30_000) })
    expect(early).toMatchObject({ ok: true })
  })

  it('survive a crash in the middle of a line: it is no head, and the next one begins a file of its own', async () => {
    await build()
    fs.appendFileSync(path.join(folder, day), '{"sealId":')
    expect((await verify()).code).toBe(0)
    await add(8)
    await seal()
    await keeper().keep(pool, at, { isLast: true })
    expect(linesOf('heads-2026-11-20-2.jsonl')).toHaveLength(1)
    expect((await verify()).code).toBe(0)
  })

  it('are kept by several servers in one folder without harm', async () => {
    const keepers = Array.from({ length: 6 }, keeper)
    for (let n = 0; n < 5; n++) {
      await add(n)
      await seal()
      await Promise.all(keepers.map((one) => one.keep(pool, at, { isLast: true })))
    }
    expect((await verify()).code).toBe(0)
    expect(linesOf().length).toBeGreaterThanOrEqual(5)
    const written = new HeadFolder(folder)
    await Promise.all(Array.from({ length: 200 }, (_, n) => written.append(`${n} ${'x'.repeat(600)}`, new Date('2026-11-21T00:00:00Z'))))
    const lines = linesOf('heads-2026-11-21.jsonl')
    expect(lines.every((line) => /^\d+ x{600}$/.test(line))).toBe(true)
    expect(new Set(lines).size).toBe(200)
  })

  it('are kept by the sealer, the first at once and the last at the end', async () => {
    const sealer = startSealer(pool, key, log, { now: () => at, interval: 20, heads: keeper() })
    await add(1)
    await vi.waitFor(() => expect(linesOf()).toHaveLength(1), { timeout: 30_000 })
    await add(2)
    await sealer.stop()
    expect((await verify()).code).toBe(0)
    expect(logged.filter((line) => typeof line === 'string')).toEqual([])
  })
})
