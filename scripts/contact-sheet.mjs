/**
 * Pictures of the officials' screens at the widths that are looked at, in Chinese and English, beside one another on one page a width.
 *
 *   node scripts/contact-sheet.mjs http://127.0.0.1:9300 [account] [folder]
 *
 * The product runs there with its demo data (`npm start`); the account's password is that of the demo accounts. Never part of CI.
 */
import './lib/typescript.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runScript } from './lib/project.mjs'

const sizes = [
  [390, 844],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
]
const languages = ['zh_CN', 'en_US']
/** The sign-in page of each kind of account. */
const doors = { 'legal-entity': 1, individual: 2, official: 3 }

await runScript(async () => {
  const [address, account = 'national-officer', folder = join(root, '.cache/contact-sheet')] = process.argv.slice(2)
  if (address === undefined) {
    console.error('contact-sheet: the address of a running product is missing')
    return 1
  }
  const [{ launchChromium }, { demoPassword }, { demoUsers }] = await Promise.all([
    import('../e2e/support/chromium.ts'),
    import('../apps/server/src/db/seed/index.ts'),
    import('../apps/server/src/db/seed/demo-accounts.ts'),
  ])
  const kind = demoUsers.find(({ username }) => username === account)?.kind ?? 'official'
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' })
    const page = await context.newPage()
    await signIn(page, doors[kind], account, demoPassword)
    const screens = await screensOf(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const pictures = []
      for (const language of languages) {
        await page.evaluate((chosen) => localStorage.setItem('locale', chosen), language)
        for (const [name, path] of screens) {
          await page.goto(path)
          await settled(page)
          const file = `${width}-${language}-${name}.png`
          await page.screenshot({ path: join(folder, file) })
          pictures.push({ file, name: `${name} · ${language}` })
        }
      }
      await drawSheet(page, folder, { width, height, pictures })
    }
    console.log(resolve(folder))
  } finally {
    await browser.close()
  }
  return 0
})

async function signIn(page, door, account, password) {
  await page.goto(`/crblogin?type=${door}`)
  await page.locator('input[name=username]').fill(account)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('slider').press('End')
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/home')
}

/** Names and addresses of the screens of this account: every entry of its menu, and the first case of its lists. */
async function screensOf(page) {
  await settled(page)
  const paths = await page.locator('a.menu-entry[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/cases')
  await settled(page)
  const first = page.locator('.list-title').first()
  const found = (await first.count()) === 0 ? [] : [['case', await first.getAttribute('href')]]
  return [...new Set(paths)].map((path) => [path.replaceAll(/\W+/g, '-').replace(/^-/, ''), path]).concat(found)
}

/** Nothing is loading any more. */
async function settled(page) {
  await page.waitForLoadState('networkidle')
  // the page names its own font a second after it was opened; a machine without Chinese fonts has no other
  await page.waitForFunction(() => document.fonts.size > 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

async function drawSheet(page, folder, { width, height, pictures }) {
  const cell = Math.min(width, 640)
  const figures = pictures.map(({ file, name }) => `<figure><img src="${file}" width="${cell}"><figcaption>${name}</figcaption></figure>`)
  const style = 'body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;font:12px sans-serif}figure{margin:0}img{border:1px solid #ccc}'
  const file = join(folder, `${width}.html`)
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>${width} × ${height}</title><style>${style}</style>${figures.join('')}`)
  await page.setViewportSize({ width: 2640, height: 1000 })
  const back = page.url()
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(folder, `${width}.png`), fullPage: true })
  await page.goto(back)
}
