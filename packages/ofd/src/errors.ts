/** Why a document was refused; screens have a text for each. */
export type OfdRefusal =
  /** no zip, cut off, or damaged */
  | 'broken'
  /** a zip, but OFD.xml or the document it names is missing */
  | 'no-document'
  /** the zip or the document is locked by a password or certificate */
  | 'encrypted'
  /** more bytes, files, pages, objects or levels than `limits.ts` allows: a bomb, or nothing a person reads */
  | 'too-large'
  /** XML that declares a document type or entities, or is no XML */
  | 'bad-xml'
  /** a name that leaves the package */
  | 'bad-path'
  /** a template, composite, draw parameter or outline that contains itself */
  | 'loop'

/** A document that is not shown; `message` says where, in English, for logs. */
export class OfdError extends Error {
  readonly refusal: OfdRefusal

  constructor(refusal: OfdRefusal, message: string) {
    super(`${refusal}: ${message}`)
    this.name = 'OfdError'
    this.refusal = refusal
  }
}
