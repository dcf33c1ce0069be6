import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { fileCase, newDraft } from '../apps/server/src/case-driver/file-case.ts'
import { endTest } from './support/end-test.ts'
import { firstVisit, measuredScreens } from './support/first-visit.ts'
import { startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('a first visit of sign-in, list, case and form fetches no more than it may, and nothing twice', async () => {
  const { caseId } = await fileCase(stage.app, { itemCode: usualItem.code })
  const draft = await newDraft(stage.app, { itemCode: usualItem.code })
  const [official = '', applicant = ''] = await Promise.all(
    ['province-sx', draft.applicant].map(async (name) => (await (await stage.app.signIn(name)).authorization()) ?? ''),
  )
  for (const screen of measuredScreens({ official, applicant, caseId, draftId: draft.id })) {
    const { traffic } = await firstVisit(stage.browser, stage.address, screen)
    expect(traffic.repeated, screen.name).toEqual([])
    expect(traffic.scripts, screen.name).toBeGreaterThan(2)
    expect(traffic.scriptBytes / 1024, `KB of scripts: ${screen.name}`).toBeLessThanOrEqual(screen.most.scriptKb)
    expect(traffic.requests, `requests: ${screen.name}`).toBeLessThanOrEqual(screen.most.requests)
  }
})
