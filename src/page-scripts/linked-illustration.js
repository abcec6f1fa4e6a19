{
  const code = location.hash.slice(1).toUpperCase();
  const frame = document.querySelector('[data-illustrations]');
  const { illustrations, shown } = frame.dataset;
  if (code !== shown && illustrations.split(' ').includes(code)) {
    frame.dataset.shown = code;
    for (const element of frame.querySelectorAll('source, img')) {
      for (const name of ['srcset', 'src']) {
        const urls = element.getAttribute(name);
        if (urls) element.setAttribute(name, urls.replaceAll(`/${shown}`, `/${code}`));
      }
    }
  }
}
