import type { Browser, Locator, Page } from 'playwright-core'
import { usualItem } from '../apps/server/src/case-driver/played-items.ts'
import type { Accounts } from '../apps/server/src/case-driver/accounts.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { smallPdf } from '../apps/server/src/platform/files/small-pdf.ts'
import { contract as cases } from '../packages/core/src/cases/contract.ts'
import { contract as phrases } from '../packages/core/src/phrases/contract.ts'
import { contract as tasks } from '../packages/core/src/tasks/contract.ts'
import { formatTable } from './figures.ts'
import { Hand, type Effort } from './hand.ts'

const mostPresses = 36
const mostChecking = 14

export interface WalkedCase {
  id: string
  title: string
}

/** An application that waits for its acceptance by the province. */
export async function fileWalkedCase(accounts: Accounts): Promise<WalkedCase> {
  const title = `凤栖路区间隧道工程（${++filed}）`
  const { caseId: id } = await fileCase(accounts, { itemCode: usualItem.code, title })
  return { id, title }
}
let filed = 0

/** A step of the walk: who, what is done, and by which clicks and keys. */
interface HandOver {
  who: string
  action: string
  /** The step is the person's next one at the same case, which stands open. */
  isNext?: boolean
  play: (desk: Desk) => Promise<void>
}

/** What a hand-over is played on. */
interface Desk {
  hand: Hand
  rail: Locator
  /** Chooses an outcome. */
  choose: (label: string) => Promise<void>
  /** Chooses an outcome for which everything is said, and confirms it, by one click with Ctrl. */
  decide: (label: string) => Promise<void>
  /** Writes the opinion. */
  say: (words: string) => Promise<void>
  /** Confirms: by Ctrl+Enter where one types, else with the button. */
  confirm: () => Promise<void>
}

const walk: readonly HandOver[] = [
  { who: 'province-sx', action: '受理', play: act('受理') },
  {
    who: 'province-sx',
    action: '提出初审意见，送审签',
    isNext: true,
    play: act('提出初审意见，送审签', '工程确需穿越保护范围，拟同意上报。'),
  },
  {
    who: 'province-sx-lead',
    action: '上报国家文物局',
    async play({ hand, rail, decide, say }) {
      const file = { name: '陕文物字〔2026〕236号.pdf', mimeType: 'application/pdf', buffer: smallPdf('letter') }
      await hand.upload(rail.getByRole('button', { name: '上传', exact: true }), rail.locator('input[type=file]'), file)
      await rail.getByRole('button', { name: file.name, exact: true }).waitFor()
      await say('同意上报。')
      await decide('上报国家文物局')
    },
  },
  { who: 'national-accept', action: '受理', play: act('受理') },
  {
    who: 'national-officer',
    action: '委托第三方评估',
    async play({ hand, rail, choose, confirm }) {
      await choose('委托第三方评估')
      const body = '华表文化遗产咨询评估中心'
      await hand.type(rail.locator('#f-input-thirdPartyId'), body.slice(0, 4))
      const option = hand.page.locator('.ant-select-item-option', { hasText: body })
      await option.waitFor()
      const isFound = await option.evaluate((element) => element.classList.contains('ant-select-item-option-active'))
      if (isFound) await hand.press('Enter')
      else await hand.click(option)
      // Ctrl+Enter in an open list chooses there
      await option.waitFor({ state: 'hidden' })
      await confirm()
    },
  },
  { who: 'thirdparty', action: '转入下一阶段（前期）', play: act(undefined, '材料完整。') },
  {
    who: 'thirdparty',
    action: '送专家评审（两位）',
    isNext: true,
    async play({ hand, rail, choose, confirm }) {
      await choose('送专家评审')
      for (const name of [/文砚之/, /喻溯源/]) await hand.click(rail.getByRole('checkbox', { name }))
      await confirm()
    },
  },
  { who: 'expert1', action: '同意', play: act('同意', '措施可行。') },
  { who: 'expert2', action: '修改后同意', play: act('修改后同意', '监测频次应加密。') },
  { who: 'thirdparty', action: '转入下一阶段（中期）', play: act('转入下一阶段', '专家意见已汇总。') },
  { who: 'thirdparty', action: '评估通过', isNext: true, play: act('评估通过', '评估通过，建议加密监测。') },
  {
    who: 'national-officer',
    action: '拟原则同意，改批复稿',
    async play({ hand, rail, choose, say, confirm }) {
      await say('拟同意。')
      await choose('拟原则同意')
      await hand.type(rail.getByLabel('正文'), '六、施工期间监测频次不低于每日三次。')
      await confirm()
    },
  },
  { who: 'national-lead', action: '签发', play: act('签发', '同意。') },
  {
    who: 'national-office',
    action: '编号用印并分发',
    async play({ choose, confirm }) {
      // the number is looked at first
      await choose('编号用印并分发')
      await confirm()
    },
  },
  { who: 'national-officer', action: '确认送达并归档', play: act() },
]

/** Writes the opinion where one is given and decides: by the outcome where there are several, else by the one button. */
function act(label?: string, opinion?: string): HandOver['play'] {
  return async ({ decide, say, confirm }) => {
    if (opinion !== undefined) await say(opinion)
    await (label === undefined ? confirm() : decide(label))
  }
}

interface Surroundings {
  address: string
  tokenOf: (username: string) => Promise<string>
  accounts: Accounts
}

/** Plays a case from acceptance to archive, and the checking of another one, with the mouse as well or by keyboard alone; gives both tables. */
export async function playWalk(
  browser: Browser,
  surroundings: Surroundings,
  { walked, checked, isKeyboardOnly }: { walked: WalkedCase; checked: WalkedCase; isKeyboardOnly: boolean },
): Promise<string> {
  const hands = new Map<string, Hand>()
  const handOf = async (username: string): Promise<Hand> => {
    const known = hands.get(username)
    if (known !== undefined) return known
    const hand = await Hand.at(await openPage(browser, surroundings.address, await surroundings.tokenOf(username)), isKeyboardOnly)
    hands.set(username, hand)
    return hand
  }
  // the materials of this one have been checked: that work is the second table
  await checkAll(surroundings.accounts, 'province-sx', walked.id)
  const lines: (Effort & { name: string })[] = []
  for (const { who, action, isNext = false, play } of walk) {
    const hand = await handOf(who)
    if (!isNext) await goHome(hand.page)
    hand.begin()
    if (!isNext) await openFromHome(hand, walked)
    await play(deskOf(hand))
    await railOf(hand.page).getByText('已办理：').waitFor()
    lines.push({ name: `${who} ${action}`, ...hand.effort() })
  }
  for (const content of ['图纸比例尺看不清，请重新上传。', '内容不完整，请补齐缺少的章节。'])
    await surroundings.accounts.as('province-sx').call(phrases.add, { content, isShared: false, purpose: 'correction' })
  const checking = await playChecking(await handOf('province-sx'), checked)
  for (const { page } of hands.values()) await page.context().close()
  return isKeyboardOnly
    ? [tableOf(lines), '', tableOf([checking])].join('\n')
    : [tableOf(lines, mostPresses), '', tableOf([checking], mostChecking)].join('\n')
}

/** Checks eleven materials one by one and returns the application for two of them, of which phrases say what is wrong. */
async function playChecking(hand: Hand, checked: WalkedCase): Promise<Effort & { name: string }> {
  const { page } = hand
  await goHome(page)
  hand.begin()
  await openFromHome(hand, checked)
  await hand.go(railOf(page).getByRole('button', { name: /^核对材料/ }))
  const side = page.getByRole('region', { name: '审阅材料' })
  await side.waitFor()
  const total = Number(/\/(\d+)/.exec(await side.innerText())?.[1])
  for (let at = 1; at <= total; at++) {
    await hand.press(at === 4 ? '3' : at === 9 ? '4' : '1')
    if (at < total) await side.getByText(`已核对材料 ${at}/${total}`).waitFor()
  }
  await side.waitFor({ state: 'detached' })
  const { decide, rail } = deskOf(hand)
  await decide('退回补正')
  await rail.getByText('已办理：').waitFor()
  return { name: `province-sx 核对 ${total} 份材料，退回补正 2 处`, ...hand.effort() }
}

async function openPage(browser: Browser, address: string, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'token', value: token }] }] },
  })
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

async function goHome(page: Page): Promise<void> {
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
}

async function openFromHome(hand: Hand, { title }: WalkedCase): Promise<void> {
  await hand.click(hand.page.getByRole('link', { name: title }).first())
  await railOf(hand.page).locator('.action-form').waitFor()
}

function railOf(page: Page): Locator {
  return page.getByRole('complementary', { name: '办理' })
}

function deskOf(hand: Hand): Desk {
  const rail = railOf(hand.page)
  const outcome = (label: string): Locator => rail.getByRole('button', { name: label, exact: true })
  const confirm = async (): Promise<void> => {
    const isTyping = await hand.page.evaluate(() => document.activeElement?.matches('.action-form :is(input, textarea)') === true)
    if (isTyping) return hand.press('Control+Enter')
    await hand.click(rail.locator('.action-form .ant-btn-block').last())
  }
  return {
    hand,
    rail,
    choose: (label) => hand.go(outcome(label)),
    async decide(label) {
      await hand.click(outcome(label), ['ControlOrMeta'])
      // from the keyboard a button takes no Ctrl: the outcome is chosen, and one goes on where the focus is then
      if (hand.isKeyboardOnly) await confirm()
    },
    say: (words) => hand.type(rail.getByRole('textbox', { name: /^意见/ }), words),
    confirm,
  }
}

/** Finds all materials of a case in order, outside of the browser. */
async function checkAll(accounts: Accounts, username: string, caseId: string): Promise<void> {
  const person = accounts.as(username)
  const { materials, tasks: open } = await person.call(cases.get, { id: caseId })
  const id = open[0]?.id ?? ''
  for (const { key, by, files } of materials)
    if (by === 'applicant' && files.length > 0) await person.call(tasks.checkMaterial, { id, key, verdict: 'sufficient', note: '' })
}

function tableOf(lines: readonly (Effort & { name: string })[], most?: number): string {
  const sum = lines.reduce(
    (all, each) => ({
      presses: all.presses + each.presses,
      seconds: all.seconds + each.seconds,
      requests: all.requests + each.requests,
    }),
    { presses: 0, seconds: 0, requests: 0 },
  )
  const cells = ({ presses, seconds, requests }: Effort) => [`${presses}`, seconds.toFixed(1), `${requests}`]
  return formatTable([
    ['', 'clicks and keys', 'seconds', 'requests', ''],
    ...lines.map((line) => [line.name, ...cells(line), '']),
    [`sum of ${lines.length}`, ...cells(sum), most === undefined ? '' : `at most ${most}: ${sum.presses <= most ? 'met' : 'NOT MET'}`],
  ])
}
