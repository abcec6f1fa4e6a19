/** Whether the visitor has turned on data saving in the browser, or prefers reduced data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSaveDataOn =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return isSaveDataOn || matchMedia('(prefers-reduced-data: reduce)').matches;
}
