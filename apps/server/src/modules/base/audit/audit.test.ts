import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../../platform/database/pool.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { auditAlgorithm } from './audit-mac.ts'
import { makeAuditWriter, type AuditInput } from './append-audit.ts'
import { sealOnce, startSealer } from './sealer.ts'
import { verifyAudit } from './verify.ts'
import { main } from './verify-command.ts'

const key = Buffer.alloc(32, 7)
const write = makeAuditWriter(key)
const at = new Date('2026-11-23T02:00:00.123Z')

function entry(n: number, more: Partial<AuditInput> = {}): AuditInput {
  const actor = { userId: '01890000-0000-7000-8000-000000000001', name: '季长歌', roles: ['national-officer' as const] }
  return {
    at: new Date(at.getTime() + n),
    requestId: `request-${n}`,
    actor,
    address: '192.0.2.1',
    action: 'cases.void',
    objectType: 'case',
    objectId: String(n),
    outcome: 'done',
    details: { count: n, reason: '重复申报', filter: { b: [1, 0.1, null], a: true }, parent: undefined },
    ...more,
  }
}

describe('the audit trail', () => {
  let database: TestDatabase
  let pool: Pool
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.connection, { max: 4 })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  beforeEach(() => tamper('truncate audit_rows, audit_seals restart identity'))

  /** As somebody who owns the database: with the triggers switched off. */
  async function tamper(sql: string): Promise<void> {
    await pool.query(`begin; set local session_replication_role = 'replica'; ${sql}; commit`)
  }
  const add = (...numbers: number[]) =>
    inTransaction(pool, async (db) => {
      for (const n of numbers) await write(db, entry(n))
    })
  /** Seals until no committed row is left; another database's transaction can hold the horizon back for a moment. */
  const sealAll = () =>
    vi.waitFor(
      async () => {
        await sealOnce(pool, key, at)
        expect(await verifyAudit(pool, key)).toMatchObject({ ok: true, unsealed: 0 })
      },
      { timeout: 20_000, interval: 50 },
    )
  /** Ten rows under two seals, two more unsealed. */
  async function build(): Promise<void> {
    await add(1, 2, 3)
    await add(4, 5)
    await sealAll()
    await add(6, 7, 8, 9, 10)
    await sealAll()
    await add(11, 12)
  }
  const problem = async () => (await verifyAudit(pool, key)).problem

  it('is whole as written, and says how much it read', async () => {
    await build()
    const { seals, newest, ...rest } = await verifyAudit(pool, key)
    expect(rest).toEqual({ ok: true, rows: 12, unsealed: 2 })
    expect(newest).toEqual({ sealId: seals, sealedAt: at.toISOString() })
    expect(seals).toBeGreaterThanOrEqual(2)
    expect(auditAlgorithm).toBe('sm3')
  })

  it.each([
    ['an update of a sealed row', "update audit_rows set outcome = 'denied' where id = 4", { kind: 'row-changed', rowId: 4 }],
    ['an update of details', `update audit_rows set details = details || '{"count": 5}' where id = 4`, { kind: 'row-changed', rowId: 4 }],
    ['an update of an unsealed row', "update audit_rows set object_id = '99' where id = 12", { kind: 'row-changed', rowId: 12 }],
    ['a deleted row', 'delete from audit_rows where id = 2', { kind: 'rows-missing' }],
    ['a cut tail of sealed rows', 'delete from audit_rows where id > 8', { kind: 'rows-missing' }],
    ['all rows gone', 'delete from audit_rows', { kind: 'rows-missing', sealId: 1 }],
    ['a row inserted into the past', insertCopy('gen_random_uuid(), xid'), { kind: 'row-changed', rowId: 13 }],
    ['a true row copied into the past', insertCopy('uid, xid'), { kind: 'rows-added' }],
    ['a true row copied to the end', insertCopy('uid, pg_current_xact_id()'), { kind: 'row-doubled', rowId: 13 }],
    [
      'a row put in the place of another',
      'update audit_rows a set uid = b.uid, at = b.at, request_id = b.request_id, object_id = b.object_id, details = b.details, mac = b.mac from audit_rows b where a.id = 2 and b.id = 9',
      { kind: 'rows-differ' },
    ],
    [
      'a row moved to another transaction',
      'update audit_rows set xid = (select xid from audit_rows where id = 5) where id = 1',
      { kind: expect.stringMatching(/^rows-/) as string },
    ],
    ['a changed seal', 'update audit_seals set count = 4 where id = 1', { kind: 'seal-changed', sealId: 1 }],
    ['a deleted seal', 'delete from audit_seals where id = 1', { kind: 'seal-missing' }],
  ] as const)('finds %s', async (_name, sql, expected) => {
    await build()
    expect(await problem()).toBeUndefined()
    await tamper(sql)
    expect(await problem()).toMatchObject(expected)
  })

  function insertCopy(identity: string): string {
    return `insert into audit_rows (uid, xid, at, request_id, actor_id, actor_name, actor_roles, address, action, object_type, object_id, outcome, details, mac)
      overriding user value select ${identity}, at, request_id, actor_id, actor_name, actor_roles, address, action, object_type, object_id, outcome, details, mac from audit_rows where id = 3`
  }

  it('does not verify with another key', async () => {
    await add(1)
    expect((await verifyAudit(pool, Buffer.alloc(32, 8))).problem).toMatchObject({ kind: 'row-changed', rowId: 1 })
  })

  it('waits for a transaction that is still open, and loses none of its rows', async () => {
    const slow = await pool.connect()
    try {
      await slow.query('begin')
      await slow.query('select pg_current_xact_id()')
      await add(1, 2)
      expect(await sealOnce(pool, key, at)).toBeNull()
      expect(await verifyAudit(pool, key)).toMatchObject({ ok: true, rows: 2, unsealed: 2 })
      await slow.query('commit')
    } finally {
      slow.release()
    }
    await sealAll()
    expect(await verifyAudit(pool, key)).toMatchObject({ ok: true, rows: 2, unsealed: 0 })
  })

  it('is sealed once, by however many servers', async () => {
    await add(1, 2, 3)
    await Promise.all(Array.from({ length: 4 }, () => sealOnce(pool, key, at)))
    await sealAll()
    const { rows } = await pool.query('select sum(count)::int as count from audit_seals')
    expect(rows).toEqual([{ count: 3 }])
  })

  it('is sealed by the timer, and once more at the end', async () => {
    const sealer = startSealer(pool, key, { error: (...args: unknown[]) => expect.unreachable(String(args)) }, { interval: 20 })
    await add(1)
    await vi.waitFor(async () => expect(await verifyAudit(pool, key)).toMatchObject({ ok: true, rows: 1, unsealed: 0 }), {
      timeout: 20_000,
    })
    await sealer.stop()
  })

  it('refuses every change while its triggers are on', async () => {
    await add(1)
    await sealAll()
    for (const table of ['audit_rows', 'audit_seals']) {
      for (const sql of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(pool.query(sql), sql).rejects.toMatchObject({ code: '42501' })
      }
    }
  })

  it('is verified from the command line, with an exit code', async () => {
    await add(1)
    const lines: string[] = []
    const secret = Buffer.from('another secret of at least 32 bytes', 'utf8')
    const config = { secret, auditHeadsDirectory: '/nowhere' }
    expect(await main(pool, config, (line) => lines.push(line))).toBe(1)
    await tamper('truncate audit_rows')
    expect(await main(pool, config, (line) => lines.push(line))).toBe(0)
    expect(lines).toEqual([
      '审计日志已被破坏：记录被修改，或不是由本系统写入（audit_rows.id = 1）。此前核对 0 条记录',
      'The audit trail was tampered with: a row was changed, or not written by this system (audit_rows.id = 1). 0 rows were checked before',
      '审计日志完整：共 0 条记录，0 个封存，0 条尚未封存',
      'The audit trail is whole: 0 rows, 0 seals, 0 not sealed yet',
    ])
  })
})
