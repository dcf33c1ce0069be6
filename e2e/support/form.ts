import type { Locator, Page } from 'playwright-core'
import type { Field, FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { findOptions } from '@wenwu/core/form/types/select/model'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import { domId } from '../../apps/web/src/form/dom.ts'

const context: FormContext = { locale: 'zh_CN', today: '2026-11-23', codeList: (id) => findCodeList(id)?.entries }

/** The input of a field of the form that is shown. */
export function inputOf(page: Page, path: string): Locator {
  return page.locator(`#${domId(path)}`)
}

/** Chooses an entry of the list that is open. */
export async function chooseOption(page: Page, label: string): Promise<void> {
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .filter({ hasText: new RegExp(`^${label.replace(/[()[\]{}.*+?|^$\\]/g, '\\$&')}`) })
    .first()
    .click()
}

/** Fills one field as a person does: typing, choosing, clicking. */
export async function fillField(page: Page, path: string, field: Field, value: unknown, regionNames: readonly string[]): Promise<void> {
  const input = inputOf(page, path)
  switch (field.type) {
    case 'text':
    case 'long-text':
    case 'number':
    case 'money':
      await input.fill(String(value))
      return
    case 'heritage-unit':
      await input.fill((value as { name: string }).name)
      await input.press('Tab')
      return
    case 'date':
      await input.fill(String(value))
      await input.press('Enter')
      return
    case 'period': {
      const { start, end } = value as { start: string; end: string }
      for (const [part, day] of [
        ['start', start],
        ['end', end],
      ] as const) {
        await inputOf(page, `${path}.${part}`).fill(day)
        // The pointer rests on another day of the calendar that has opened: what was typed must win.
        await page
          .locator(
            '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) td.ant-picker-cell-in-view:not(.ant-picker-cell-selected, .ant-picker-cell-disabled)',
          )
          .last()
          .hover()
        await inputOf(page, `${path}.${part}`).press('Tab')
      }
      return
    }
    case 'yes-no':
      await input.getByRole('radio', { name: value === true ? '是' : '否' }).check()
      return
    case 'select': {
      const name = findOptions(field, context)?.find((entry) => entry.code === value)?.name.zh_CN
      if (name === undefined) throw new Error(`${path}: no option ${String(value)}`)
      await input.click()
      await chooseOption(page, name)
      return
    }
    case 'region':
      await input.click()
      for (const name of regionNames) await page.locator('.ant-cascader-menu-item', { hasText: name }).click()
      return
    default:
      throw new Error(`${path}: the test cannot fill a field of type ${field.type}`)
  }
}

/** Fills the fields of a section that the data have and that are asked, in their order. Tables are left out. */
export async function fillSection(
  page: Page,
  definition: FormDefinition,
  key: string,
  data: FormData,
  regionNames: readonly string[],
): Promise<void> {
  const section = definition.sections.find((each) => each.key === key)
  for (const field of section?.fields ?? []) {
    const value = data[key]?.[field.key]
    if (value === undefined || value === null || value === '' || field.type === 'table') continue
    await fillField(page, `${key}.${field.key}`, field, value, regionNames)
  }
}
