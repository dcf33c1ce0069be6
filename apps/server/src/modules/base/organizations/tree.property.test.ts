import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/organizations/contract'
import { maxDepth } from '@wenwu/core/organizations/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const size = 9

/** A fresh forest of units: each hangs below an earlier one, or at the root. */
async function plant(parents: number[]): Promise<string[]> {
  await api.pool.query(
    "delete from organizations where name like '林%' and parent_id is not null and not exists (select from organizations c where c.parent_id = organizations.id)",
  )
  const ids = Array.from({ length: size }, () => crypto.randomUUID())
  for (let i = 0; i < size; i++) {
    const parent = parents[i]! % (i + 1)
    await api.pool.query("insert into organizations (id, kind, name, parent_id) values ($1, 'unit', $2, $3)", [
      ids[i],
      // no two of one name hang below one
      `林${i} ${ids[i]}`,
      parent === i ? null : ids[parent],
    ])
  }
  return ids
}

async function shape(ids: string[]): Promise<Map<string, string | null>> {
  const { rows } = await api.pool.query<{ id: string; parent_id: string | null }>(
    'select id, parent_id from organizations where id = any($1)',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row.parent_id]))
}

/** Levels from an organisation up to the root; Infinity in a circle. */
function depthOf(id: string, parents: Map<string, string | null>): number {
  let depth = 0
  for (let at: string | null | undefined = id; at !== null; at = parents.get(at)) {
    if (at === undefined || ++depth > size) return Infinity
  }
  return depth
}

it('whatever is moved wherever: never a circle, never one lost, never too deep, and a refused move changes nothing', async () => {
  let done = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(), { minLength: size, maxLength: size }),
      fc.array(fc.tuple(fc.nat(size - 1), fc.option(fc.nat(size - 1), { freq: 6 })), { minLength: 1, maxLength: 6 }),
      async (parents, moves) => {
        const ids = await plant(parents)
        for (const [which, where] of moves) {
          const before = await shape(ids)
          const id = ids[which]!
          const parentId = where === null ? null : ids[where]!
          const version = (await api.pool.query<{ version: number }>('select version from organizations where id = $1', [id])).rows[0]!
            .version
          const { status, body } = await api.as('admin-system').send(contract.move, { id, parentId, version })
          const after = await shape(ids)
          expect([...after.keys()].sort()).toEqual([...ids].sort())
          for (const one of ids) expect(depthOf(one, after)).toBeLessThanOrEqual(maxDepth)
          if (status === 200) {
            done++
            expect(after).toEqual(new Map([...before, [id, parentId]]))
          } else {
            refused++
            expect(body).toMatchObject({ error: expect.stringMatching(/^organization-(cycle|place)$/) as string })
            expect(after).toEqual(before)
          }
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(done).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(5)
}, 120_000)
