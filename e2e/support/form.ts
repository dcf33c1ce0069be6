import type { Locator, Page } from 'playwright-core'
import type { Field, FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { askedParts, codeListOf, type PersonValue } from '@wenwu/core/form/types/person/model'
import { findOptions } from '@wenwu/core/form/types/select/model'
import type { Settings as TableSettings } from '@wenwu/core/form/types/table/model'
import { cellText } from '@wenwu/core/form/to-text'
import type { CodeEntry } from '@wenwu/core/codes/code-list'
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
        await inputOf(page, `${path}.${part}`).click()
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
    case 'select':
      await choose(page, input, findOptions(field, context), [value].flat())
      return
    case 'person':
      for (const part of askedParts(field)) {
        const said = (value as PersonValue)[part]
        const list = codeListOf(part)
        const box = page.locator(`#${domId(path)}-${part}`)
        if (said === undefined || said === '') continue
        if (list === undefined) await box.fill(said)
        else await choose(page, box, context.codeList?.(list), [said])
        if (part === 'birthDate') await box.press('Enter')
      }
      return
    case 'table':
      await pasteRows(page, path, field, value as Record<string, unknown>[])
      return
    case 'region':
      await input.click()
      for (const name of regionNames) await page.locator('.ant-cascader-menu-item', { hasText: name }).click()
      return
    default:
      throw new Error(`${path}: the test cannot fill a field of type ${field.type}`)
  }
}

/** Chooses entries of a list by their codes; a list of which several are chosen stays open until then. */
async function choose(page: Page, input: Locator, options: readonly CodeEntry[] | undefined, codes: readonly unknown[]): Promise<void> {
  await input.click()
  for (const code of codes) {
    const name = options?.find((entry) => entry.code === code)?.name.zh_CN
    if (name === undefined) throw new Error(`no option ${String(code)}`)
    await chooseOption(page, name)
  }
  if (codes.length > 1) await input.press('Escape')
}

/** Fills a table as people do: a first row, then all that stands in a sheet is pasted into its first cell. */
async function pasteRows(page: Page, path: string, field: TableSettings, rows: readonly Record<string, unknown>[]): Promise<void> {
  const { columns } = field
  const [first] = columns
  const cell = page.locator(`#${domId(`${path}[0].${first!.key}`)}`)
  if ((await cell.count()) === 0) await inputOf(page, path).click()
  const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const sheet = rows.map((row) => columns.map((column) => quoted(cellText(column, row[column.key], context))).join('\t')).join('\n')
  await cell.evaluate((box, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, sheet)
}

/** Fills the fields of a section that the data have, in their order. */
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
    if (value === undefined || value === null || value === '') continue
    await fillField(page, `${key}.${field.key}`, field, value, regionNames)
  }
}
