import { createElement, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { CaseView } from '@wenwu/core/cases/model'
import { useDefects, type Defects } from './use-defects.ts'

vi.hoisted(() => {
  globalThis.localStorage = { getItem: () => null } as never
  globalThis.sessionStorage = { getItem: () => null, setItem: () => undefined } as never
})

const view = { tasks: [{ id: 'task', isMine: true, draft: null, actions: [{ form: [{ type: 'defects' }] }] }] } as unknown as CaseView

it('two marks made before the page is drawn again both stay', () => {
  let drawn: Defects | undefined
  function Marker() {
    const isMarked = useRef(false)
    const defects = useDefects(view)
    if (!isMarked.current) {
      isMarked.current = true
      defects.markField('project.site', '')
      defects.markField('project.name', '请核对')
      defects.markMaterial('siting', '缺附图')
    }
    drawn = defects
    return null
  }
  renderToString(createElement(Marker))
  expect([drawn?.count, drawn?.fields, drawn?.materials]).toEqual([
    3,
    { 'project.site': '', 'project.name': '请核对' },
    { siting: '缺附图' },
  ])
})
