import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from './testing/memory-storage.ts'

vi.stubGlobal('sessionStorage', memoryStorage())
const { clearTabs, openTab, pinHome, useTabs } = await import('./tabs.ts')

const open = (): string[] => useTabs.getState().tabs.map(({ path, search }) => path + search)

beforeEach(clearTabs)

describe('the open pages', () => {
  it('begin with home, also when another page was opened first, and keep where it was left', () => {
    pinHome('首页')
    openTab('/cases', '?keyword=a', '办件查询')
    expect(open()).toEqual(['/home', '/cases?keyword=a'])
    openTab('/home', '?x=1', '首页')
    pinHome('首页')
    expect(open()).toEqual(['/home?x=1', '/cases?keyword=a'])
    expect(useTabs.getState().tabs[0]?.isFixed).toBe(true)
  })

  it('hold one of a group, in its place', () => {
    openTab('/applications/1/receipt', '', '回执 1', 'receipt')
    openTab('/todo', '', '待办')
    openTab('/applications/2/receipt', '', '回执 2', 'receipt')
    openTab('/applications/2', '', '填报')
    expect(open()).toEqual(['/applications/2/receipt', '/todo', '/applications/2'])
    expect(useTabs.getState().tabs[0]?.title).toBe('回执 2')
  })
})
