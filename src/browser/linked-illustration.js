// A link to a province (`#MEN`) gets that province's illustration in the frame that stands before this script. The first
// one stands there for most visits; its request has hardly begun, and ends with this.
{
  const code = location.hash.slice(1).toUpperCase();
  const frame = document.querySelector('[data-illustrations]');
  const { illustrations, shown } = frame.dataset;
  if (illustrations.split(' ').includes(code)) {
    frame.dataset.shown = code;
    for (const element of frame.querySelectorAll('source, img')) {
      for (const name of ['srcset', 'src']) {
        const urls = element.getAttribute(name);
        if (urls) element.setAttribute(name, urls.replaceAll(`/${shown}`, `/${code}`));
      }
    }
  }
}
