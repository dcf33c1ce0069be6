import type { Locator, Page } from 'playwright-core'
import { TrafficCounter } from '../e2e/support/traffic.ts'

/** What somebody did at the screen until something was done. */
export interface Effort {
  /** Clicks and command keys; letters of a text are not among them. */
  presses: number
  seconds: number
  requests: number
}

/** Milliseconds that the focus may take to arrive where one is to type next, before the person reaches for the mouse. */
const patience = 1500

/** More than the stops of a page between two places. */
const mostTabs = 150

/** A practised person at a page: clicks and keys are counted, and a field that has the focus already is not clicked. */
export class Hand {
  readonly page: Page
  /** Without a mouse: what has not the focus is reached by Tab, and each Tab counts. */
  readonly isKeyboardOnly: boolean
  readonly #traffic: TrafficCounter
  #presses = 0
  #begun = 0

  private constructor(page: Page, traffic: TrafficCounter, isKeyboardOnly: boolean) {
    this.page = page
    this.isKeyboardOnly = isKeyboardOnly
    this.#traffic = traffic
  }

  static async at(page: Page, isKeyboardOnly: boolean): Promise<Hand> {
    return new Hand(page, await TrafficCounter.of(page), isKeyboardOnly)
  }

  /** Begins to count. */
  begin(): void {
    this.#presses = 0
    this.#traffic.forget()
    this.#begun = performance.now()
  }

  effort(): Effort {
    return { presses: this.#presses, seconds: (performance.now() - this.#begun) / 1000, requests: this.#traffic.sum().requests }
  }

  /** @param modifiers keys held meanwhile */
  async click(target: Locator, modifiers: 'ControlOrMeta'[] = []): Promise<void> {
    if (this.isKeyboardOnly) {
      await this.#reach(target)
      return this.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    }
    await target.click({ modifiers })
    this.#presses++
  }

  /** Goes to what can have the focus by Tab, or back by Shift+Tab where it stands before. Throws where Tab does not lead there. */
  async #reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      const way = await target.evaluate((element) => {
        const { activeElement } = document
        if (activeElement === element) return undefined
        const isBefore = (activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING
        return isBefore ? 'Shift+Tab' : 'Tab'
      })
      if (way === undefined) return
      await this.press(way)
    }
    throw new Error(`${mostTabs} times Tab do not lead to ${target.toString()}`)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.#presses++
  }

  /** Types into a field; it is clicked first where it has not the focus. */
  async type(field: Locator, words: string): Promise<void> {
    await field.waitFor()
    if (!(await hasFocus(field))) await (this.isKeyboardOnly ? this.#reach(field) : this.click(field))
    await this.page.keyboard.insertText(words)
  }

  /** Presses what has the focus by Enter, else by a click: one either way. */
  async go(target: Locator): Promise<void> {
    await target.waitFor()
    if (await hasFocus(target)) await this.press('Enter')
    else await this.click(target)
  }

  /** Chooses a file: the button, and the file in the window of the system. */
  async upload(button: Locator, input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    if (this.isKeyboardOnly) {
      const [window] = await Promise.all([this.page.waitForEvent('filechooser'), this.click(button)])
      await window.setFiles(file)
      this.#presses++
      return
    }
    await button.waitFor()
    await input.setInputFiles(file)
    this.#presses += 2
  }
}

async function hasFocus(field: Locator): Promise<boolean> {
  const deadline = performance.now() + patience
  do if (await field.evaluate((element) => element === document.activeElement)) return true
  while (performance.now() < deadline)
  return false
}
