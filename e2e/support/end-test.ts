import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type TestContext } from 'vitest'
import type { Stage } from './stage.ts'

const folder = resolve(import.meta.dirname, '../../test-results/failed')

/** After each test: pictures of the pages where it failed, then all pages are closed; no page may have reported an error. */
export async function endTest(stage: Stage, { task }: TestContext): Promise<void> {
  const hasFailed = task.result?.state === 'fail'
  if (hasFailed) {
    mkdirSync(folder, { recursive: true })
    const pages = stage.pages()
    const name = `${task.file.name.replace(/^.*\//, '')} ${task.name}`.replace(/[/\\:*?"<>|]/g, '-').slice(0, 100)
    await Promise.all(
      pages.map((page, i) => page.screenshot({ path: join(folder, `${name} ${i + 1}.png`), timeout: 5_000 }).catch(() => undefined)),
    )
  }
  await stage.closePages()
  const problems = stage.takeProblems()
  if (!hasFailed) expect(problems).toEqual([])
}
