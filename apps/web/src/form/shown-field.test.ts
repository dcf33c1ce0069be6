import { afterEach, expect, it, vi } from 'vitest'
import { goToShown } from './shown-field.ts'
import { turnsTo } from './table-pages.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page on which these ids are; gives what was scrolled to. */
function pageWith(ids: Set<string>): string[] {
  const gone: string[] = []
  vi.stubGlobal('document', { getElementById: (id: string) => (ids.has(id) ? { scrollIntoView: () => gone.push(id) } : null) })
  return gone
}

it('a field in a row of another page: its table turns there first', () => {
  const ids = new Set(['f-relics-list-view'])
  const gone = pageWith(ids)
  const end = turnsTo('relics.list', (row) => ids.add(`f-relics-list-${'id' in row ? row.id : row.place}-view`))
  goToShown('relics.list[#r731].name')
  end()
  goToShown('relics.list[#r9]')
  expect(gone).toEqual(['f-relics-list-r731-view', 'f-relics-list-view'])
})

it('the nearest of it that is on the page, and nothing where none is', () => {
  const gone = pageWith(new Set(['f-project-name-view', 'f-unit']))
  for (const path of ['project.name', 'unit.lots', 'budget.total']) goToShown(path)
  expect(gone).toEqual(['f-project-name-view', 'f-unit'])
})
