import type { Locator, Page } from 'playwright-core'

/** A button by its whole name: an icon may stand before it, and Ant Design sets two characters apart. */
export function button(where: Page | Locator, name: string): Locator {
  return where.getByRole('button', { name: new RegExp(`^(?:.* )?${[...name].map(escaped).join('\\s*')}$`) })
}

function escaped(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
}
