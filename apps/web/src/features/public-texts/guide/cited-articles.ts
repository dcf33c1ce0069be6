import { articleNumber } from '@wenwu/core/laws/law-text'

/** A piece of «第三十二条、第三十五条第二款»: an article with its key in the law's text, or what stands between two (key ''). */
export interface CitedPart {
  text: string
  key: string
}

/** The articles a legal basis names, in its own words. */
export function citedArticles(article: string): CitedPart[] {
  return article
    .split(/([、，,；;])/)
    .filter((text) => text !== '')
    .map((text) => ({ text, key: articleNumber(text) }))
}
