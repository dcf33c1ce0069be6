import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentActions, decide, isRefusal, openActions, type EntryState, type VersionState } from './model.ts'

/** An entry as a list of versions, acted on the way a repository does it. */
interface History {
  versions: { state: VersionState; authors: string[] }[]
  publishedVersion: number | null
}

const people = ['a', 'b', 'c']
const command = fc.record({ action: fc.constantFrom(...contentActions), person: fc.constantFrom(...people) })
/** Chooses among what is open to anybody, so that long ways are gone and not refused at each turn. */
const choice = fc.nat({ max: 999 })
const everything = ['content.edit', 'content.review']

function chosen(history: History, pick: number): { action: (typeof contentActions)[number]; person: string } {
  const open = people.flatMap((person) =>
    openActions(stateOf(history), { id: person, permissions: everything }).map((action) => ({ action, person })),
  )
  return open[pick % open.length] ?? { action: 'save', person: 'a' }
}

function stateOf({ versions, publishedVersion }: History): EntryState {
  const head = versions.at(-1)!
  return { head: { version: versions.length, state: head.state, authors: head.authors }, publishedVersion }
}

function apply(history: History, { action, person }: { action: (typeof contentActions)[number]; person: string }): History | string {
  const step = decide(stateOf(history), action, person)
  if (isRefusal(step)) return step
  const versions = history.versions.map((version) => ({ ...version, authors: [...version.authors] }))
  if (step.drops !== undefined) {
    expect(step.drops).toBe(versions.length)
    versions.pop()
    // nothing is left: somebody begins again
    if (step.head.version === 0) return { versions: [{ state: 'draft', authors: [person] }], publishedVersion: null }
    expect(versions.at(-1)!.state).toBe(step.head.state)
  }
  if (step.leaves !== undefined) versions[step.leaves.version - 1]!.state = step.leaves.state
  if (step.head.version > versions.length) versions.push({ state: step.head.state, authors: [person] })
  const head = versions[step.head.version - 1]!
  head.state = step.head.state
  if (action === 'save' && !head.authors.includes(person)) head.authors.push(person)
  return { versions, publishedVersion: step.publishedVersion }
}

describe('the way of a maintained text', () => {
  it('whatever people do, at most one version is public, only the newest is worked on, and nobody published their own words', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(choice, command), { maxLength: 60, size: 'max' }), (commands) => {
        let history: History = { versions: [{ state: 'draft', authors: ['a'] }], publishedVersion: null }
        for (const one of commands) {
          const before = history
          const act = typeof one === 'number' ? chosen(history, one) : one
          const after = apply(history, act)
          if (typeof after === 'string') continue
          history = after
          const published = history.versions.flatMap(({ state }, i) => (state === 'published' ? [i + 1] : []))
          expect(published).toEqual(history.publishedVersion === null ? [] : [history.publishedVersion])
          for (const { state } of history.versions.slice(0, -1)) expect(['published', 'replaced', 'withdrawn']).toContain(state)
          // a text never becomes public but by a publication, and never by one of its authors
          if (history.publishedVersion !== before.publishedVersion && history.publishedVersion !== null) {
            expect(act.action).toBe('publish')
            expect(before.versions.at(-1)!.state).toBe('in-review')
            expect(before.versions.at(-1)!.authors).not.toContain(act.person)
          }
          // a public text leaves by withdrawal or by a newer one only
          if (before.publishedVersion !== null && history.publishedVersion === null) expect(act.action).toBe('withdraw')
        }
      }),
    )
  })

  it('never ends: in every state somebody can do something', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40, size: 'max' }), (commands) => {
        let history: History = { versions: [{ state: 'draft', authors: ['a'] }], publishedVersion: null }
        for (const one of commands) {
          const after = apply(history, one)
          if (typeof after !== 'string') history = after
          expect(openActions(stateOf(history), { id: 'somebody new', permissions: everything })).not.toEqual([])
          // what is offered is what is decided
          for (const id of people)
            for (const action of openActions(stateOf(history), { id, permissions: everything }))
              expect(isRefusal(decide(stateOf(history), action, id))).toBe(false)
        }
      }),
    )
  })

  it('a dropped draft leaves what stood before it, and nothing where nothing did', () => {
    const first: EntryState = { head: { version: 1, state: 'draft', authors: ['a'] }, publishedVersion: null }
    expect(decide(first, 'discard', 'b')).toMatchObject({ head: { version: 0 }, drops: 1 })
    const revision: EntryState = { head: { version: 3, state: 'draft', authors: ['a'] }, publishedVersion: 2 }
    expect(decide(revision, 'discard', 'a')).toEqual({ head: { version: 2, state: 'published' }, publishedVersion: 2, drops: 3 })
    expect(decide({ ...revision, publishedVersion: null }, 'discard', 'a')).toMatchObject({ head: { version: 2, state: 'withdrawn' } })
    expect(decide({ ...first, head: { ...first.head, state: 'in-review' } }, 'discard', 'a')).toBe('content-state')
  })

  it('offers by permission: who only writes neither publishes nor returns', () => {
    const inReview: EntryState = { head: { version: 1, state: 'in-review', authors: ['a'] }, publishedVersion: null }
    expect(openActions(inReview, { id: 'b', permissions: ['content.edit'] })).toEqual([])
    expect(openActions(inReview, { id: 'b', permissions: ['content.review'] })).toEqual(['return', 'publish'])
    expect(openActions(inReview, { id: 'a', permissions: ['content.review'] })).toEqual(['return'])
    expect(decide(inReview, 'publish', 'a')).toBe('content-own-review')
    expect(decide(inReview, 'save', 'a')).toBe('content-state')
  })

  it('a published text stays public while its revision is written; a withdrawal leaves the revision alone', () => {
    const revised: EntryState = { head: { version: 2, state: 'draft', authors: ['a'] }, publishedVersion: 1 }
    expect(decide(revised, 'submit', 'a')).toEqual({ head: { version: 2, state: 'in-review' }, publishedVersion: 1 })
    expect(decide(revised, 'withdraw', 'b')).toEqual({
      head: { version: 2, state: 'draft' },
      publishedVersion: null,
      leaves: { version: 1, state: 'withdrawn' },
    })
    expect(decide({ ...revised, head: { ...revised.head, state: 'in-review' } }, 'publish', 'b')).toEqual({
      head: { version: 2, state: 'published' },
      publishedVersion: 2,
      leaves: { version: 1, state: 'replaced' },
    })
  })
})
