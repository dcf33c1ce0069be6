/** A PDF of one empty page. With a title of its own it is a file like no other; the same title gives the same bytes. */
export function smallPdf(title?: string): Buffer {
  const hex = Buffer.from(`\ufeff${title ?? ''}`, 'utf16le')
    .swap16()
    .toString('hex')
    .toUpperCase()
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
    ...(title === undefined ? [] : [`<< /Title <${hex}> >>`]),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R${title === undefined ? '' : ' /Info 4 0 R'} >>`
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
