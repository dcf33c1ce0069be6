import type { Browser } from 'playwright-core'
import { desktop } from './stage.ts'
import { TrafficCounter, type Traffic } from './traffic.ts'

/** A screen that is opened by its address in a browser that has nothing of the product yet. */
export interface MeasuredScreen {
  name: string
  path: string
  /** Session of whom it is opened for; none for a visitor. */
  token?: string
  /** What has to be there before somebody can work with it. */
  usable: string
  /** Most KB of JavaScript and most requests of a first visit; seconds that a slow line may add. */
  most: { scriptKb: number; requests: number; added: number }
}

/** Whose sessions open which case and draft. */
interface Opened {
  official: string
  applicant: string
  caseId: string
  draftId: string
}

/** The four screens of issue 13 line 9 with its limits. */
export function measuredScreens({ official, applicant, caseId, draftId }: Opened): MeasuredScreen[] {
  return [
    { name: 'login', path: '/crblogin?type=1', usable: 'input[name=username]', most: { scriptKb: 150, requests: 30, added: 0.5 } },
    { name: 'list', path: '/cases', token: official, usable: 'tr[data-row]', most: { scriptKb: 350, requests: 30, added: 1 } },
    {
      name: 'case',
      path: `/cases/${caseId}`,
      token: official,
      usable: '.action-form button',
      most: { scriptKb: 450, requests: 40, added: 1 },
    },
    {
      name: 'form',
      path: `/applications/${draftId}`,
      token: applicant,
      usable: '.item-form-head h2',
      most: { scriptKb: 450, requests: 40, added: 1 },
    },
  ]
}

export interface Visit {
  /** From the first request until it can be used. */
  milliseconds: number
  traffic: Traffic
}

/** Opens a screen cold, on a slow line or not, until it can be used and is quiet. */
export async function firstVisit(
  browser: Browser,
  address: string,
  { path, token, usable }: MeasuredScreen,
  { isSlow = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: desktop,
    storageState: {
      cookies: [],
      origins: token === undefined ? [] : [{ origin: address, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  try {
    const page = await context.newPage()
    const counter = await TrafficCounter.of(page)
    if (isSlow) await counter.slowDown()
    const begun = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    // looked for with each picture: a locator's own waiting looks every half second
    await page.waitForFunction((selector) => document.querySelector(selector)?.checkVisibility() === true, usable, {
      polling: 'raf',
      timeout: 60_000,
    })
    const milliseconds = performance.now() - begun
    // what comes after it is part of what is transferred
    await page.waitForLoadState('networkidle')
    return { milliseconds, traffic: counter.sum() }
  } finally {
    await context.close()
  }
}
