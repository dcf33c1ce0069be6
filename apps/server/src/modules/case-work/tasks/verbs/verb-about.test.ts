import { expect, test } from 'vitest'
import { verbList } from '@wenwu/core/tasks/verb'
import { verbs } from './index.generated.ts'

/** One line of the menu 更多办理. */
const longest = { zh_CN: 24, en_US: 56, ja_JP: 30, ko_KR: 36 }

test.each(verbList.map(([name]) => name))('%s says in one short line of the menu what it is', (name) => {
  const { about } = verbs[name]
  for (const [locale, most] of Object.entries(longest)) {
    const words = about[locale as keyof typeof longest] ?? ''
    expect(words.length, locale).toBeGreaterThan(5)
    expect(words.length, words).toBeLessThanOrEqual(most)
  }
})
