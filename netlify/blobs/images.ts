export async function storeImage(_bytes: Uint8Array): Promise<string> {
  throw new Error('being written');
}
export async function readImage(_name: string): Promise<ArrayBuffer | undefined> {
  throw new Error('being written');
}
export async function missingImages(_names: readonly string[]): Promise<string[]> {
  throw new Error('being written');
}
export async function deleteImage(_name: string): Promise<void> {
  throw new Error('being written');
}
export async function sweepImages(_now: Date): Promise<{ readonly deleted: readonly string[] }> {
  throw new Error('being written');
}
