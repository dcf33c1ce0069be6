import pg, { type Client } from 'pg'
import { provinces } from '@wenwu/core/codes/provinces'
import { searchTerms } from '../apps/server/src/modules/case-work/cases/record/case-columns.ts'
import { clientConfig, type DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { insertCases, insertDossiers, insertTasks, stageCopies, withoutIndexes, type Copy } from './copies.ts'
import { addHandlers } from './handlers.ts'
import type { Prototypes } from './prototypes.ts'
import { makeDice, makeWording } from './words.ts'

/** Cases beyond this number have no form, history and tasks: lists and searches do not read them, and opening reads one case by its key. */
export const mostDossiers = 100_000

/** Numbers of synthetic cases of the stock begin here, so that no receipt number is used twice. */
const stockFrom = 50_000_000

/** Cases that commands are measured on, for each side apart: a command uses its case up. */
export interface Stock {
  drafts: string[]
  signing: { caseId: string; taskId: string }[]
}

/** How many cases have all that hangs on a case; `tasks`: each case has its tasks and nothing else, done by many people, some of whom have left. */
export type Dossiers = number | 'tasks'

/** Fills a database with synthetic cases in the places, provinces and words of real ones. `connection` is a superuser's. */
export async function fillCases(
  connection: DatabaseConnection,
  prototypes: Prototypes,
  rows: number,
  dossiers: Dossiers,
  note: (text: string) => void,
): Promise<void> {
  await withBulkClient(connection, async (client) => {
    await stageCopies(client, makeCopies(rows, prototypes), rows)
    note('staged')
    await withoutIndexes(client, 'cases', () => insertCases(client, { applicant_key: `md5('applicant ' || k.n % 2000)::uuid` }))
    note('cases')
    if (dossiers === 'tasks') {
      await insertTasks(client, await addHandlers(client, rows))
    } else if (dossiers > 0) await insertDossiers(client, dossiers)
    await client.query('drop table bench_copies')
    note('dossiers')
  })
}

/** Adds drafts ready to be submitted and cases that wait for the signature of the head. */
export async function addStock(connection: DatabaseConnection, prototypes: Prototypes, count: number, from: number): Promise<Stock> {
  return withBulkClient(connection, async (client) => {
    const start = stockFrom + from
    const copiesOf = function* (prototype: string, first: number): Generator<Copy> {
      const dice = makeDice(first)
      for (let i = 0; i < count; i++) yield makeCopy(first + i, prototype, dice)
    }
    // times of a stock of today: the step between two is none
    await stageCopies(client, copiesOf(prototypes.draft, start), Number.MAX_SAFE_INTEGER)
    await insertCases(client)
    await insertDossiers(client, Number.MAX_SAFE_INTEGER)
    const drafts = await client.query<{ id: string }>('select id from bench_copies order by n')
    await stageCopies(client, copiesOf(prototypes.signing, start + count), Number.MAX_SAFE_INTEGER)
    await insertCases(client)
    await insertDossiers(client, Number.MAX_SAFE_INTEGER)
    const signing = await client.query<{ caseId: string; taskId: string }>(
      `select k.id as "caseId", t.id as "taskId" from bench_copies k join tasks t on t.case_id = k.id and t.state = 'open' order by k.n`,
    )
    await client.query('drop table bench_copies')
    return { drafts: drafts.rows.map((row) => row.id), signing: signing.rows }
  })
}

/** Statistics, visibility maps and a checkpoint, as they are on a server that has run for a night. */
export async function settle(connection: DatabaseConnection): Promise<void> {
  await withBulkClient(connection, async (client) => {
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  })
}

function* makeCopies(rows: number, prototypes: Prototypes): Generator<Copy> {
  const dice = makeDice(20_261_121)
  const sum = prototypes.listed.reduce((total, each) => total + each.weight, 0)
  for (let n = 0; n < rows; n++) {
    let at = dice() * sum
    const prototype = prototypes.listed.find((each) => (at -= each.weight) < 0) ?? prototypes.listed[0]!
    yield makeCopy(n, prototype.id, dice)
  }
}

function makeCopy(n: number, prototype: string, dice: () => number): Copy {
  const { title, unitName } = makeWording(dice)
  const province = provinces.entries[Math.floor(provinces.entries.length * dice() ** 1.3)]!
  const number = `2025-${String(n).padStart(8, '0')}`
  return {
    n,
    prototype,
    title,
    unitName,
    terms: searchTerms(title, unitName, number, '陕西城际轨道建设有限公司', '晋阳古建筑保护工程有限公司'),
    provinceCode: province.code,
  }
}

/** A connection for bulk work: foreign keys are not checked again, commits are not waited for. */
async function withBulkClient<T>(connection: DatabaseConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection, 'wenwu bench'))
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
    )
    return await work(client)
  } finally {
    await client.end()
  }
}
