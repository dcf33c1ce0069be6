import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of a zip by path, in their order. Throws where the zip is not whole. */
export async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const entries = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    file.once('error', reject)
    file.once('end', resolve)
    file.on('entry', (entry: yauzl.Entry) =>
      file.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((content) => {
          entries.set(entry.fileName, content)
          file.readEntry()
        }, reject)
      }),
    )
    file.readEntry()
  })
  return entries
}
