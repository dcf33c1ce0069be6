import { readFileSync } from 'node:fs'
import { articleNumber, readLawText } from '@wenwu/core/laws/law-text'
import type { Standing } from '@wenwu/core/search/model'
import { sharedFile } from '../../../../testing/shared-data.ts'
import type { SearchDocument } from '../search-document.ts'

interface LawLine {
  article_title: string
  dispatch_number: string | null
  legal_type: string
  publish_time: string | null
  source_name: string | null
  header?: string
  body: string
}

/** The real laws and standards of the shared data as the search takes them, in the order of the files; undefined where this machine has none. */
export function sharedCorpus(): SearchDocument[] | undefined {
  const files = ['laws/laws_heritage.jsonl', 'laws/conventions.jsonl', 'standards/standards.csv'].map(sharedFile)
  if (files.includes(undefined)) return undefined
  const [heritage = '', conventions = '', standards = ''] = files.map((file) => readFileSync(file!, 'utf8'))
  const laws = `${heritage}\n${conventions}`.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as LawLine]))
  return [
    ...laws.map((law, i) => lawDocument(law, `real-${i + 1}`, isOlder(law, laws) ? 'superseded' : 'current')),
    ...standardDocuments(standards),
  ]
}

/** Of two texts of one title the earlier one is no more in force. */
function isOlder(law: LawLine, laws: readonly LawLine[]): boolean {
  return laws.some(
    (other) => other !== law && other.article_title === law.article_title && (other.publish_time ?? '') > (law.publish_time ?? ''),
  )
}

function lawDocument(law: LawLine, id: string, standing: Standing): SearchDocument {
  const blocks = readLawText(law.body)
  const path = `/reguldetail?id=${id}`
  return {
    kind: 'law',
    id,
    title: law.article_title,
    number: law.dispatch_number,
    body: [law.header ?? '', ...blocks.filter(({ kind }) => kind === 'text').map(({ content }) => content)].join('\n'),
    path,
    publishedOn: law.publish_time,
    standing,
    note: [law.source_name, law.legal_type].filter(Boolean).join(' · '),
    parts: blocks
      .filter(({ kind }) => kind === 'article')
      .map(({ key, label, content }) => ({
        key,
        label,
        article: Number.parseInt(articleNumber(label), 10),
        body: content,
        path: `${path}#article-${key}`,
      })),
  }
}

function standardDocuments(csv: string): SearchDocument[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line, i) => {
      const [number = '', title = '', published = '', , , nature = '', , status = '', body = ''] = line.split(',')
      return {
        kind: 'standard' as const,
        id: `standard-${i + 1}`,
        title,
        number,
        body: '',
        path: `/specification?id=${i + 1}`,
        publishedOn: /^\d{4}-\d\d-\d\d$/.test(published) ? published : null,
        standing:
          status === '废止' || status === '被代替'
            ? ('superseded' as const)
            : status === '即将实施'
              ? ('upcoming' as const)
              : ('current' as const),
        note: [nature, status, body].filter(Boolean).join(' · '),
      }
    })
}
