import { expect, it } from 'vitest'
import { wordsOf } from './contains-word.ts'

it('every word of a keyword is looked for, each once, in normal width', () => {
  expect(wordsOf(' 一 二 三 四 五 六 七 八 九\u3000十 一 ')).toEqual(['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'])
  expect(wordsOf('ＧＢ\u200b３０６８７')).toEqual(['GB30687'])
  expect(wordsOf('می\u200cخواهم 👨\u200d👩')).toEqual(['می', 'خواهم', '👨', '👩'])
  expect(wordsOf('开元、城际，修缮；大雁塔')).toEqual(['开元', '城际', '修缮', '大雁塔'])
  expect(wordsOf('《海路同辉——唐宋》，“南山石刻”。')).toEqual(['海路同辉', '唐宋', '南山石刻'])
  expect(wordsOf('2026—00000009 GB/T 30687–2014')).toEqual(['2026-00000009', 'GB/T', '30687-2014'])
  expect(wordsOf('《规划》（文物督发〔2022〕12号）：10:30')).toEqual(['规划', '文物督发〔2022〕12号', '10:30'])
  expect(wordsOf('【馆藏】(2026)')).toEqual(['馆藏', '(2026)'])
  expect(wordsOf('——')).toEqual(['——'])
  expect(wordsOf('、')).toEqual(['、'])
  expect(wordsOf(' \u3000 ')).toEqual([])
})
