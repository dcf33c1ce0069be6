import { expect, it } from 'vitest'
import { citedArticles } from './cited-articles.ts'

it('takes each article by its number and leaves the words as they are', () => {
  expect(citedArticles('第二十八条')).toEqual([{ text: '第二十八条', key: '28' }])
  expect(citedArticles('第三十二条第二款、第十二条之一，附则')).toEqual([
    { text: '第三十二条第二款', key: '32' },
    { text: '、', key: '' },
    { text: '第十二条之一', key: '12-1' },
    { text: '，', key: '' },
    { text: '附则', key: '' },
  ])
  expect(citedArticles('')).toEqual([])
})
