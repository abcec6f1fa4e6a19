/** Opens the video's dialog. Its player exists only while the dialog is open: nothing is asked of its host before. */
export function startVideoDialog(): void {
  const opener = document.querySelector<HTMLButtonElement>('[data-video-opener]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-video]');
  const screen = dialog?.querySelector<HTMLElement>('[data-player]');
  if (!opener || !dialog || !screen) return;
  opener.addEventListener('click', () => {
    screen.append(makePlayer(screen.dataset.player ?? '', screen.dataset.title ?? ''));
    dialog.showModal();
  });
  dialog.addEventListener('close', () => screen.replaceChildren());
  dialog.addEventListener('click', ({ target }) => {
    const onOverlay = target === dialog;
    const onCloser = target instanceof Element && target.closest('[data-video-closer]');
    if (onOverlay || onCloser) dialog.close();
  });
}

function makePlayer(url: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.title = title;
  player.allow = 'fullscreen; picture-in-picture';
  // The hosts refuse a player that does not say which site shows it.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = url;
  return player;
}
