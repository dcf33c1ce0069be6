import { SaxesParser } from 'saxes'

/** One page of a listing. */
export interface Listing {
  objects: { name: string; modifiedAt: Date }[]
  /** After which name the next page begins; undefined on the last. */
  next: string | undefined
}

/** Reads a reply of ListObjects. Throws for what is no such reply. */
export function readListing(xml: string): Listing {
  const listing: Listing = { objects: [], next: undefined }
  let isListing = false
  let isTruncated = false
  let object = { name: '', modifiedAt: new Date(0) }
  walk(xml, (path, text) => {
    if (path === 'ListBucketResult') isListing = true
    else if (path === 'ListBucketResult/IsTruncated') isTruncated = text === 'true'
    else if (path === 'ListBucketResult/Contents/Key') object.name = text
    else if (path === 'ListBucketResult/Contents/LastModified') object.modifiedAt = new Date(text)
    else if (path === 'ListBucketResult/Contents') {
      listing.objects.push(object)
      object = { name: '', modifiedAt: new Date(0) }
    }
  })
  if (!isListing) throw new Error('no listing of objects')
  if (isTruncated) listing.next = listing.objects.at(-1)?.name
  return listing
}

/** The store's name of an error (`NoSuchKey`, `AccessDenied` …), undefined where the text is no error of S3. */
export function readErrorCode(xml: string): string | undefined {
  let code: string | undefined
  try {
    walk(xml, (path, text) => {
      if (path === 'Error/Code') code = text.replace(/[^\w.-]/g, '').slice(0, 60)
    })
  } catch {
    return code
  }
  return code
}

/** Calls back at the end of each element with its path of names and its text. A document with a type declaration is refused. */
function walk(xml: string, onElement: (path: string, text: string) => void): void {
  const parser = new SaxesParser()
  const path: string[] = []
  let text = ''
  parser.on('doctype', () => {
    throw new Error('a type declaration')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', () => {
    onElement(path.join('/'), text)
    path.pop()
    text = ''
  })
  parser.write(xml).close()
}
