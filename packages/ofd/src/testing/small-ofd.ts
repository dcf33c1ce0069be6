import { strToU8, zipSync, type Zippable } from 'fflate'

export const ns = 'xmlns:ofd="http://www.ofdspec.org/2016"'

export interface SmallOfd {
  /** Objects of each page's layer. */
  pages?: string[]
  /** Groups of the document's resource file. */
  resources?: string
  /** What stands before the pages' content: templates. */
  pageHead?: string
  /** Further elements of CommonData and of the document. */
  common?: string
  document?: string
  /** Further elements of DocBody. */
  body?: string
  /** Further files, or others in place of those made here. */
  files?: Record<string, string | Uint8Array>
}

/** An OFD of a few lines: A5 pages of 148 × 210 mm under Doc_0. */
export function smallOfd({
  pages = [''],
  resources = '',
  pageHead = '',
  common = '',
  document = '',
  body = '',
  files = {},
}: SmallOfd = {}): Uint8Array {
  const made: Record<string, string | Uint8Array> = {
    'OFD.xml': `<ofd:OFD ${ns} DocType="OFD" Version="1.1"><ofd:DocBody><ofd:DocInfo><ofd:Title>样例</ofd:Title></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot>${body}</ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml':
      `<ofd:Document ${ns}><ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 148 210</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes>${common}</ofd:CommonData>` +
      `<ofd:Pages>${pages.map((_page, i) => `<ofd:Page ID="${i + 1}" BaseLoc="Pages/${i}.xml"/>`).join('')}</ofd:Pages>${document}</ofd:Document>`,
    'Doc_0/PublicRes.xml': `<ofd:Res ${ns} BaseLoc="Res">${resources}</ofd:Res>`,
  }
  pages.forEach((objects, i) => (made[`Doc_0/Pages/${i}.xml`] = pageXml(objects, pageHead)))
  const all: Zippable = {}
  for (const [name, content] of Object.entries({ ...made, ...files })) all[name] = typeof content === 'string' ? strToU8(content) : content
  return zipSync(all)
}

export function pageXml(objects: string, head = ''): string {
  return `<ofd:Page ${ns}>${head}<ofd:Content><ofd:Layer ID="900">${objects}</ofd:Layer></ofd:Content></ofd:Page>`
}

/** The smallest picture: one red pixel. */
export const redPng = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC', 'base64'),
)
