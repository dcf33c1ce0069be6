/** The one decoder of pdf.js's separate bundle that is used; the package has no types for it. */
declare module 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs' {
  export class Jbig2Image {
    width: number
    height: number
    /** A JBIG2 file as gray values, one byte for each pixel. Throws for damaged data. */
    parse(data: Uint8Array): Uint8ClampedArray
  }
}
